import { Box, Button, Image, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { imageQuery } from '../summary/summary-queries.ts';

interface ImageDialogProps {
  readonly name: string;
  readonly imageId: string;
  /** Deletes the row that the picture is in; null in view mode, and where the row is locked. */
  readonly onRemove: (() => void) | null;
  readonly onClose: () => void;
}

/** Of the picture, in rem (specification 3, section 9: 600 x 600 pixels). */
const SIDE = '37.5rem';

/** The picture that a value is. It cannot be changed, only deleted with its row. */
export function ImageDialog({ name, imageId, onRemove, onClose }: ImageDialogProps) {
  const t = useTexts('review');
  const { data, isError } = useQuery(imageQuery(imageId));
  return (
    <Dialog
      title={t('imageDialog.title', { key: name })}
      size="picture"
      saveText={t('cellDialog.update')}
      saveDisabledReason={t('imageDialog.notUpdated')}
      onSave={onClose}
      footerStart={
        <Button
          variant="default"
          disabled={onRemove === null}
          onClick={() => {
            onRemove?.();
            onClose();
          }}
        >
          {t('cellDialog.delete')}
        </Button>
      }
      onClose={onClose}
    >
      <Box w="100%" maw={SIDE} h={SIDE} mah="60vh">
        {isError ? (
          <Text role="alert">{t('imageDialog.failed')}</Text>
        ) : data === undefined ? (
          <Skeleton h="100%" />
        ) : (
          <Image src={`data:image/png;base64,${data}`} alt={name} h="100%" fit="contain" />
        )}
      </Box>
    </Dialog>
  );
}
