import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { screeningPath } from '../document-path.ts';

interface ChildLinkProps {
  readonly documentId: string;
  readonly childId: string;
  readonly children: string;
}

/** Leads from another area to the screening of a child document. */
export function ChildLink({ documentId, childId, children }: ChildLinkProps) {
  return (
    <Anchor component={Link} inherit to={screeningPath(documentId, childId)}>
      {children}
    </Anchor>
  );
}
