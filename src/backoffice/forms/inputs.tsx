import { required, TextInput, type TextInputProps, BooleanInput, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Box, IconButton, TextField } from '@mui/material';
import { linkProblem, identifierOf, identifierProblem } from './field-values.ts';
import { formTexts as texts } from './texts.ts';

/** react-admin turns an empty text into null, which the API refuses. */
const keepEmpty = (value: string) => value;

/** A text input whose empty value is ''. */
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

/** The URL of a link; see `linkProblem`. */
export function LinkInput(props: TextInputProps) {
  return <StringInput type="url" validate={linkProblem} {...props} />;
}

/** Name and identifier. A new entity's identifier is suggested from its name. */
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

/** The part of addresses that names the entity. */
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

/** A read-only value with a button that copies it. */
export function CopyField({
  label,
  value,
  copyLabel,
  isWrapped = false,
}: {
  label: string;
  value: string;
  copyLabel: string;
  /** Shows all of a long value, in several lines. */
  isWrapped?: boolean;
}) {
  const notify = useNotify();
  const copy = () =>
    // Without access to the clipboard, staff copy from the field.
    void navigator.clipboard?.writeText(value).then(
      () => notify(texts.copied, { type: 'success' }),
      () => {},
    );
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', width: '100%' }}>
      <TextField
        label={label}
        value={value}
        multiline={isWrapped}
        fullWidth
        margin="none"
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <IconButton aria-label={copyLabel} onClick={copy}>
        <ContentCopyIcon />
      </IconButton>
    </Box>
  );
}
