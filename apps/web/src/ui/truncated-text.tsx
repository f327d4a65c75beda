import { Text } from '@mantine/core';
import type { TextProps } from '@mantine/core';

interface TruncatedTextProps extends TextProps {
  readonly text: string;
}

/** One line of text that ends in an ellipsis where it does not fit; its tooltip shows the whole. */
export function TruncatedText({ text, ...look }: TruncatedTextProps) {
  return (
    <Text span truncate inherit display="block" title={text} {...look}>
      {text}
    </Text>
  );
}
