import { Typography } from '@mui/material';
import { MarkdownInput } from '../forms/markdown-input.tsx';
import { Section } from '../forms/section.tsx';
import { Address } from '../forms/words.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.legal;

/** What the law wants customers to be able to read. */
export function LegalTab() {
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      {Object.entries(texts.pages).map(([source, name]) => (
        <Section key={source} title={name} isWide>
          <MarkdownInput source={`${source}Text`} label={texts.text(name)} />
          <Address source={source} label={`${texts.link}: ${name}`} helperText={false} />
        </Section>
      ))}
    </>
  );
}
