import { Section } from '../forms/section.tsx';
import { ImagesInput } from '../images/images-input.tsx';
import { branchTexts } from './texts.ts';

const texts = branchTexts.general;

/** What a branch looks like. */
export function PicturesSection() {
  return (
    <Section title={texts.pictures}>
      <ImagesInput source="logo" label={texts.logo} isSingle />
      <ImagesInput source="images" label={texts.pictures} />
    </Section>
  );
}
