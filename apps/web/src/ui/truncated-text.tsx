import { Text } from '@mantine/core';

interface TruncatedTextProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** One line of text that ends in an ellipsis where it does not fit; its tooltip shows the whole. */
export function TruncatedText({ text, className }: TruncatedTextProps) {
  return (
    <Text span truncate inherit display="block" title={text} className={className ?? ''}>
      {text}
    </Text>
  );
}
