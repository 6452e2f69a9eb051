import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box, Button, IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import {
  type RaRecord,
  CheckboxGroupInput,
  required,
  SelectInput,
  useInput,
  useRecordContext,
  ValidationError,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { needsProof, type User } from '../../lib/contract/people.ts';
import { LANGUAGE_NAMES, STAFF_LANGUAGES } from '../../lib/domain/languages.ts';
import { ROLES, worksEverywhere } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { EntityForm, CreateScreen, EditScreen } from '../forms/entity-form.tsx';
import { SwitchInput, StringInput } from '../forms/inputs.tsx';
import { InstantInput } from '../forms/instant-input.tsx';
import { RefsInput } from '../forms/reference-inputs.tsx';
import { HelpWithAccount } from './help-with-account.tsx';
import { userTexts as texts } from './texts.ts';

export const userForm = { edit: UserEdit, create: UserCreate };

function UserEdit() {
  return (
    <EditScreen transform={withoutEmptyPasswords}>
      <UserForm />
      <HelpWithAccount />
    </EditScreen>
  );
}

/** Empty passwords are not sent: the old one stays, and none is needed as a proof. */
const withoutEmptyPasswords = ({ password, currentPassword, ...user }: RaRecord): RaRecord =>
  ({
    ...user,
    ...(password ? { password } : {}),
    ...(currentPassword ? { currentPassword } : {}),
  }) as RaRecord;

function UserCreate() {
  return (
    <CreateScreen transform={withoutEmptyPasswords}>
      <UserForm isNew />
    </CreateScreen>
  );
}

const CHOICES = ROLES.map((id) => ({ id, name: texts.role[id] }));

/** By their own names. */
const LANGUAGES = STAFF_LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id] }));

const NEW_USER = {
  name: '',
  email: '',
  roles: ['ROLE_EMPLOYEE'],
  branches: [],
  isEnabled: true,
  expiresAt: null,
  language: '',
  password: '',
  currentPassword: '',
};

function UserForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={NEW_USER}>
      <StringInput source="name" label={texts.name} isRequired helperText={false} />
      <StringInput
        source="email"
        label={texts.email}
        type="email"
        autoComplete="off"
        isRequired
        helperText={false}
      />
      <CheckboxGroupInput
        source="roles"
        label={texts.roles}
        choices={CHOICES}
        helperText={texts.rolesHint}
        sx={{ '& .MuiFormControlLabel-root': { minHeight: 44 } }}
      />
      <RefsInput
        source="branches"
        reference="branches"
        label={texts.branches}
        helperText={texts.branchesHint}
        takesOnly
      />
      <NoBranch />
      <SwitchInput source="isEnabled" label={texts.isEnabled} />
      <InstantInput source="expiresAt" label={texts.expiresAt} hint={texts.expiresHint} />
      <SelectInput
        source="language"
        label={texts.language}
        choices={LANGUAGES}
        emptyText={texts.browsersLanguage}
        parse={(value: unknown) => value ?? ''}
        helperText={texts.languageHint}
      />
      <PasswordInput isNew={isNew} />
      <ProofInput />
    </EntityForm>
  );
}

/** Whoever works for no branch finds an office without orders. */
function NoBranch() {
  const [roles, branches] = useWatch<Pick<User, 'roles' | 'branches'>, ['roles', 'branches']>({
    name: ['roles', 'branches'],
  });
  if (!roles || worksEverywhere({ roles }) || branches?.length > 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {texts.noBranch}
    </Alert>
  );
}

const NEEDED = required();

/** One's own password, for changes that could take over the shop. */
function ProofInput() {
  const me = useMe();
  const before = useRecordContext<User>() ?? null;
  const [email, roles, password] = useWatch({ name: ['email', 'roles', 'password'] });
  if (!me || !needsProof(me.id, before, { email, roles, password })) return null;
  return (
    <StringInput
      source="currentPassword"
      label={texts.ownPassword}
      helperText={texts.proofHint}
      type="password"
      autoComplete="current-password"
      isRequired
    />
  );
}

/** The initial password of an account, with a suggestion. */
export function PasswordInput({ isNew }: { isNew: boolean }) {
  const { field, fieldState, id } = useInput({
    source: 'password',
    defaultValue: '',
    ...(isNew ? { validate: NEEDED } : {}),
  });
  const [isShown, setShown] = useState(false);
  const suggest = () => {
    field.onChange(suggestPassword());
    setShown(true);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap', mb: 2 }}>
      <TextField
        {...field}
        id={id}
        value={field.value ?? ''}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        label={isNew ? texts.firstPassword : texts.newPassword}
        required={isNew}
        error={fieldState.invalid}
        helperText={
          fieldState.error ? (
            <ValidationError error={fieldState.error.message ?? ''} />
          ) : isNew ? (
            texts.passwordHint
          ) : (
            texts.newPasswordHint
          )
        }
        sx={{ flex: '1 1 260px' }}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton aria-label={isShown ? texts.hide : texts.show} onClick={() => setShown(!isShown)}>
                  {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Button variant="outlined" onClick={suggest} sx={{ minHeight: 56 }}>
        {texts.suggest}
      </Button>
    </Box>
  );
}

/** Without characters that look alike on paper. */
const UNAMBIGUOUS_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password that can be read out: 'k7mfp-2xhwq-rt9ya'. */
function suggestPassword(): string {
  const group = () => Array.from(crypto.getRandomValues(new Uint32Array(5)), letterOf).join('');
  return [group(), group(), group()].join('-');
}

const letterOf = (number: number) => UNAMBIGUOUS_LETTERS[number % UNAMBIGUOUS_LETTERS.length] ?? '';
