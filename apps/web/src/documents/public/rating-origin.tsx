import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { documentPath } from '../document-path.ts';
import { formatPlace } from '../summary/document-place.ts';
import { ratingOriginsQuery } from '../workflow/workflow-queries.ts';

interface RatingOriginProps {
  readonly companyId: string;
  readonly asOf: string | null;
  readonly horizon: Horizon;
}

const BROKEN = { overflowWrap: 'anywhere' } as const;

/** From which document a rating of a company came, with the way to where it stands; nothing where a person typed it. */
export function RatingOrigin({ companyId, asOf, horizon }: RatingOriginProps) {
  const t = useTexts('workflow');
  const canSeeRatings = useCan('list-creditriskrating');
  const { data = [] } = useQuery({ ...ratingOriginsQuery(companyId, asOf), enabled: canSeeRatings });
  const origin = data.find((each) => each.horizon === horizon);
  if (origin === undefined) return null;
  if (origin.document === null)
    return (
      <Text size="xs" c="dimmed" fw="normal">
        {t('origin.hidden')}
      </Text>
    );
  const { _id, OriginalFileName: name, value } = origin.document;
  const at = value?.at ?? null;
  return (
    <Anchor
      size="xs"
      fw="normal"
      display="block"
      style={BROKEN}
      renderRoot={(root) => (
        <Link to={documentPath(_id)} search={at === null ? {} : formatPlace(at)} {...root} />
      )}
    >
      {at === null ? t('origin.from', { name }) : t('origin.fromPage', { name, page: at.page_n })}
    </Anchor>
  );
}
