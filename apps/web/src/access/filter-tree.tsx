import { IconCheck, IconFile, IconMinus } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { Tree } from '../ui/tree.tsx';
import type { TreeNode } from '../ui/tree.tsx';
import { useAccessTexts } from './public/access-texts.ts';
import type { AccessTexts } from './public/access-texts.ts';

/** A page with the components that stand on it, and which of them are allowed. */
export interface ShownFilter {
  readonly name: string;
  readonly components: readonly string[];
  readonly allowedComponent: readonly string[];
}

interface FilterTreeProps {
  readonly label: string;
  readonly filters: readonly ShownFilter[];
  /** Components that are not allowed are shown too, muted. */
  readonly isWhole?: boolean;
}

/** Pages and their components, in words. */
export function FilterTree({ label, filters, isWhole = false }: FilterTreeProps) {
  const t = useTexts('access');
  const texts = useAccessTexts();
  const nodes = filters.map((filter): TreeNode => {
    const shown = isWhole ? filter.components : filter.allowedComponent;
    return {
      key: filter.name,
      label: texts.page(filter.name),
      icon: <IconFile size="1rem" stroke={1.75} aria-hidden="true" />,
      note: shown.length === 0 ? t('info.noComponents') : t('info.componentCount', { count: shown.length }),
      children: shown.map((component) => buildFilterNode(filter, component, texts)),
    };
  });
  return <Tree label={label} nodes={nodes} />;
}

function buildFilterNode(filter: ShownFilter, component: string, texts: AccessTexts): TreeNode {
  const isAllowed = filter.allowedComponent.includes(component);
  const Sign = isAllowed ? IconCheck : IconMinus;
  return {
    key: `${filter.name}/${component}`,
    label: texts.component(component),
    icon: <Sign size="1rem" stroke={1.75} aria-hidden="true" />,
    isMuted: !isAllowed,
  };
}
