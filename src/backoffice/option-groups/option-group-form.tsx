import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Edit, useNotify } from 'react-admin';
import type { EditsDone } from '../../lib/contract/many-edits.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { CreateScreen, EntityForm } from '../forms/entity-form.tsx';
import { StringInput } from '../forms/inputs.tsx';
import { newPart, PartFields } from '../products/part-fields.tsx';
import { GroupProducts } from './group-products.tsx';
import { RecordTranslations } from '../translations/record-translations.tsx';
import { groupTexts as texts } from './texts.ts';

export const optionGroupForm = { edit: OptionGroupEdit, create: OptionGroupCreate };

/** What was done last, to be taken back. */
interface Done {
  said: string;
  logId: number | null;
}

function OptionGroupEdit() {
  const [done, setDone] = useState<Done | null>(null);
  const notify = useNotify();
  const queries = useQueryClient();
  const onSaved = (saved: object) => {
    const { changed, logId } = saved as Partial<EditsDone>;
    if (changed === undefined || logId === undefined) notify(texts.saved, { type: 'success' });
    setDone(changed && logId ? { said: texts.followed(changed), logId } : null);
    void queries.invalidateQueries({ queryKey: ['products'] });
  };
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess: onSaved }}
      sx={{ maxWidth: 900, '& .RaEdit-main, & .RaEdit-card': { minWidth: 0 } }}
    >
      <>
        <OptionGroupForm isNew={false} />
        <RecordTranslations />
        <UndoBar done={done} onUndone={() => setDone(null)} />
        <GroupProducts
          onDone={({ changed, logId }: EditsDone) => setDone({ said: texts.changed(changed), logId })}
        />
      </>
    </Edit>
  );
}

function OptionGroupCreate() {
  return (
    <CreateScreen redirect="edit" isWide>
      <OptionGroupForm isNew />
    </CreateScreen>
  );
}

function OptionGroupForm({ isNew }: { isNew: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={{ name: '', part: newPart }}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      <StringInput source="name" label={texts.name} isRequired helperText={texts.nameHint} />
      <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
        {texts.part}
      </Typography>
      <Box sx={{ alignSelf: 'stretch', mx: -2 }}>
        <PartFields at="part" />
      </Box>
    </EntityForm>
  );
}

/** What has just changed, and the way back. */
function UndoBar({ done, onUndone }: { done: Done | null; onUndone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempt();
  const queries = useQueryClient();
  const undo = async (id: number) => {
    setBusy(true);
    const isUndone = await attempt(
      () => call('post /api/edits/{id}/undo', { params: { id } }, texts.failed),
      texts.undone,
    );
    await queries.invalidateQueries();
    setBusy(false);
    if (isUndone) onUndone();
  };
  const logId = done?.logId ?? null;
  return (
    <Box role="status" sx={{ px: 2, pt: 2 }}>
      {done && (
        <Alert
          severity="success"
          sx={{ alignItems: 'center' }}
          action={
            logId !== null && (
              <Button color="inherit" loading={isBusy} onClick={() => void undo(logId)}>
                {texts.undo}
              </Button>
            )
          }
        >
          {done.said}
        </Alert>
      )}
    </Box>
  );
}
