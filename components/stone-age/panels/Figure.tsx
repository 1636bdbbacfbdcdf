import { Words, type WordsProps } from '@/components/theme/Words';

/** Digits have the display face; its + and − look like sparks, so signs have the text face. */
export function Figure({ children, ...rest }: Omit<WordsProps, 'face'> & { children: string }) {
  const [, sign = '', figure = ''] = /^([^\d]*)(.*)$/.exec(children) ?? [];
  return (
    <Words face="display" {...rest}>
      {sign !== '' && (
        <Words face="strong" {...rest}>
          {sign}
        </Words>
      )}
      {figure}
    </Words>
  );
}
