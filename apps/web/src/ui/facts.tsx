import '@mantine/core/styles/DataList.layer.css';
import { DataList, Divider, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

const COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))' };

/** What is known of a thing: names over their values, in as many columns as there is room for. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <DataList orientation="vertical" gap="md" style={COLUMNS}>
      {facts.map(({ name, value }) => (
        <DataList.Item key={name}>
          <DataList.ItemLabel>{name}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}

/** A part of a dialog under a heading of its own. */
export function FactSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack role="group" aria-label={title} gap="sm" mt="lg">
      <Divider />
      <h3>{title}</h3>
      {children}
    </Stack>
  );
}
