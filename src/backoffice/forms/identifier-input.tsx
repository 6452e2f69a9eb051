import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { identifierOf, identifierProblem } from './identifier.ts';
import { formTexts as texts } from './texts.ts';
import { Words } from './words.tsx';

const asIs = (value: string) => value;

/** A name, and the identifier that a new entity gets from it unless somebody chooses another. */
export function NameAndIdentifier({ nameLabel, label }: { nameLabel: string; label: string }) {
  const { getValues, setValue } = useFormContext<{ id?: number; name: string; identifier: string }>();
  const suggest = () => {
    const { id, name, identifier } = getValues();
    if (id === undefined && !identifier && name)
      setValue('identifier', identifierOf(name), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <Words source="name" label={nameLabel} isRequired onBlur={suggest} />
      <IdentifierInput label={label} />
    </>
  );
}

/** What an entity is called in addresses. */
export function IdentifierInput({ label }: { label: string }) {
  return (
    <TextInput
      source="identifier"
      label={label}
      parse={asIs}
      validate={identifierProblem}
      helperText={texts.identifierHint}
      isRequired
      fullWidth
    />
  );
}
