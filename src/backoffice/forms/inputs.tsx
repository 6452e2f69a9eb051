import { required, TextInput, type TextInputProps, BooleanInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { linkProblem, identifierOf, identifierProblem } from './field-values.ts';
import { formTexts as texts } from './texts.ts';

/** An empty field is an empty text to the API, and not nothing at all. */
const keepEmpty = (value: string) => value;

/** A field of words. */
export function StringInput({ isRequired, ...props }: TextInputProps & { isRequired?: boolean }) {
  return (
    <TextInput
      parse={keepEmpty}
      fullWidth
      helperText={false}
      {...props}
      {...(isRequired ? { validate: NOT_EMPTY } : {})}
    />
  );
}

const NOT_EMPTY = required();

/** An address that something links to. */
export function LinkInput(props: TextInputProps) {
  return <StringInput type="url" validate={linkProblem} {...props} />;
}

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
      <StringInput source="name" label={nameLabel} isRequired onBlur={suggest} />
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
      parse={keepEmpty}
      validate={identifierProblem}
      helperText={texts.identifierHint}
      isRequired
      fullWidth
    />
  );
}

/** Something that is on or off. */
export function SwitchInput({ source, label, hint }: { source: string; label: string; hint?: string }) {
  return (
    <BooleanInput
      source={source}
      label={label}
      helperText={hint ?? false}
      sx={{ '& .MuiFormControlLabel-root': { minHeight: 44 } }}
    />
  );
}
