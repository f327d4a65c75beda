import '@mantine/core/styles/Skeleton.layer.css';
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import {
  SortableContext,
  rectSwappingStrategy,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconGripVertical } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { changePriorities } from '@vigilo/contract/access';
import type { Role, SubRoleInRole } from '@vigilo/contract/access';
import { swapPriorities } from '@vigilo/domain/access/priorities';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Translate } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { cacheRole, refreshAccess, roleQuery } from '../access-queries.ts';

interface PriorityDialogProps {
  readonly roleId: string;
  readonly onClose: () => void;
}

/** The active sub-roles of a role, to put in another order. */
export function PriorityDialog({ roleId, onClose }: PriorityDialogProps) {
  const t = useTexts('access');
  const { data, isLoadingError, error } = useQuery({ ...roleQuery(roleId), staleTime: 0 });
  return (
    <Dialog title={t('priority.title')} size="lg" onClose={onClose}>
      {isLoadingError && (
        <Notice tone="bad" title={t('info.failed')}>
          {toProblem(error, '').message}
        </Notice>
      )}
      {data === undefined && !isLoadingError && <Skeleton h="12rem" aria-busy="true" />}
      {data !== undefined && (
        <>
          <Text c="dimmed" mb="md">
            {data.subRoles.length < 2 ? t('priority.one') : t('priority.hint')}
          </Text>
          <PriorityList role={data} />
        </>
      )}
    </Dialog>
  );
}

/** Sub-roles by priority: each drop of one on another swaps the two and is saved at once. */
function PriorityList({ role }: { readonly role: Role }) {
  const t = useTexts('access');
  const { subRoles, swap, isBusy } = usePriorities(role);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over !== null && over.id !== active.id) swap(String(active.id), String(over.id));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: buildAnnouncements(subRoles, t),
        screenReaderInstructions: { draggable: t('priority.instructions') },
      }}
    >
      <SortableContext
        items={subRoles.map(({ _id }) => _id)}
        strategy={rectSwappingStrategy}
        disabled={isBusy || subRoles.length < 2}
      >
        <Stack component="ol" gap="xs" m={0} p={0} aria-label={t('priority.list')} aria-busy={isBusy}>
          {subRoles.map((subRole) => (
            <PriorityRow key={subRole._id} subRole={subRole} />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}

function PriorityRow({ subRole }: { readonly subRole: SubRoleInRole }) {
  const t = useTexts('access');
  const isStill = useReducedMotion();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: subRole._id, attributes: { roleDescription: t('priority.role') } });
  return (
    <Paper
      component="li"
      ref={setNodeRef}
      withBorder
      pos="relative"
      px="xs"
      {...(isDragging && { shadow: 'md' })}
      style={{
        display: 'block',
        transform: CSS.Translate.toString(transform),
        transition: isStill ? undefined : transition,
        zIndex: isDragging ? 1 : undefined,
      }}
    >
      <Group gap="sm" wrap="nowrap" mih="var(--v-row-height)">
        <ActionIcon
          ref={setActivatorNodeRef}
          aria-label={t('priority.handle', { name: subRole.name })}
          style={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
          {...attributes}
          {...listeners}
        >
          <IconGripVertical size="1.125rem" stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <Text c="dimmed">{formatCount(subRole.priority)}</Text>
        <Text fw="var(--v-weight-medium)">{subRole.name}</Text>
      </Group>
    </Paper>
  );
}

interface Priorities {
  readonly subRoles: readonly SubRoleInRole[];
  readonly swap: (first: string, second: string) => void;
  readonly isBusy: boolean;
}

/** The sub-roles in the order shown: that of the last drop while it is being saved, else the server's. */
function usePriorities(role: Role): Priorities {
  const t = useTexts('access');
  const [dropped, setDropped] = useState<readonly SubRoleInRole[] | null>(null);
  const saving = useMutation({
    mutationFn: (order: readonly SubRoleInRole[]) =>
      callApi(changePriorities, {
        params: { id: role._id },
        body: { version: role.version, subRoles: order.map(({ _id, priority }) => ({ _id, priority })) },
      }),
    onSuccess: async (reply) => {
      showToast({ kind: 'success', title: t('success'), text: t('priority.updated') });
      await cacheRole(reply.role);
    },
    onError: async () => {
      showToast({ kind: 'error', title: t('error'), text: t('priority.failed') });
      await refreshAccess();
    },
    onSettled: () => setDropped(null),
  });
  const subRoles = dropped ?? role.subRoles;
  function swap(first: string, second: string): void {
    const order = swapPriorities(subRoles, first, second);
    setDropped(order);
    saving.mutate(order);
  }
  return { subRoles, swap, isBusy: saving.isPending };
}

/** What is read out while a sub-role is moved. */
function buildAnnouncements(subRoles: readonly SubRoleInRole[], t: Translate<'access'>): Announcements {
  const find = (id: string | number) => subRoles.find(({ _id }) => _id === id);
  return {
    onDragStart: ({ active }) => {
      const taken = find(active.id);
      return taken && t('priority.taken', { name: taken.name, priority: taken.priority });
    },
    onDragOver: ({ active, over }) => {
      const taken = find(active.id);
      const other = over === null ? undefined : find(over.id);
      if (taken === undefined) return undefined;
      // It lies over itself as soon as it is taken.
      if (other === taken) return t('priority.taken', { name: taken.name, priority: taken.priority });
      return other === undefined
        ? t('priority.overNothing', { name: taken.name })
        : t('priority.over', { name: taken.name, other: other.name, priority: other.priority });
    },
    onDragEnd: ({ active, over }) => {
      const taken = find(active.id);
      const other = over === null ? undefined : find(over.id);
      if (taken === undefined) return undefined;
      const isElsewhere = other !== undefined && other !== taken;
      return isElsewhere
        ? t('priority.dropped', { name: taken.name, other: other.name, priority: other.priority })
        : t('priority.droppedBack', { name: taken.name });
    },
    onDragCancel: ({ active }) => {
      const taken = find(active.id);
      return taken && t('priority.cancelled', { name: taken.name, priority: taken.priority });
    },
  };
}
