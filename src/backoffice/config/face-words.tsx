import { Typography } from '@mui/material';
import { PARTS } from '../../lib/domain/shop-css/hooks.ts';
import { MODES } from '../../lib/domain/modes.ts';
import { PROPERTIES, ROOT_PROPERTIES } from '../../lib/domain/shop-css/properties.ts';
import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import { FoldedSection, ListProblem, Section } from '../forms/form-sections.tsx';
import { StringInput } from '../forms/inputs.tsx';
import { Rows } from '../forms/rows-input.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.words;

/** What the shop says of its own on its pages: welcome, names of the order types, links, and CSS. */
export function FaceWords() {
  return (
    <>
      <Section title={texts.welcome} hint={texts.welcomeHint} isWide>
        <StringInput source="welcomeTitle" label={texts.welcomeTitle} />
        <StringInput source="welcome" label={texts.welcomeText} multiline minRows={3} />
      </Section>
      <Section title={texts.modes} hint={texts.modesHint}>
        {MODES.map((mode) => (
          <StringInput key={mode} source={`modeNames.${mode}`} label={texts.modeName(MODE_NAMES[mode])} />
        ))}
      </Section>
      <Section title={texts.footerLinks} hint={texts.footerLinksHint} isWide>
        <ListProblem source="footerLinks" />
        <Rows source="footerLinks" add={texts.addLink}>
          <StringInput source="label" label={texts.linkLabel} defaultValue="" isRequired />
          <StringInput
            source="href"
            label={texts.linkHref}
            defaultValue=""
            isRequired
            helperText={texts.linkHrefHint}
          />
        </Rows>
      </Section>
      <Section title={texts.socialLinks} hint={texts.socialLinksHint} isWide>
        <ListProblem source="socialLinks" />
        <Rows source="socialLinks" add={texts.addProfile}>
          <StringInput source="url" label={texts.socialUrl} defaultValue="" isRequired />
        </Rows>
      </Section>
      <FoldedSection title={texts.css} hint={texts.cssHint} fields={['css']}>
        <StringInput
          source="css"
          label={texts.cssLabel}
          multiline
          minRows={8}
          spellCheck={false}
          sx={{ '& textarea': { fontFamily: 'monospace' } }}
        />
        <Known title={texts.cssParts} names={Object.keys(PARTS)} />
        <Known title={texts.cssProperties} names={[...PROPERTIES.keys()]} />
        <Known title={texts.cssRoot} names={[...ROOT_PROPERTIES.keys()]} />
      </FoldedSection>
    </>
  );
}

function Known({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      <b>{title}</b>: {names.join(', ')}
    </Typography>
  );
}
