import { Box, Button, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Promotion } from '../../lib/contract/promotions.ts';
import { call } from '../data/call.ts';
import { csvFile, saveFile } from '../data/files.ts';
import { Section } from '../forms/form-sections.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { promotionTexts } from './texts.ts';

const texts = promotionTexts.codes;

/** The generated codes of a promotion: how many, how many are used, more of them, and all as a table. */
export function Codes() {
  const promotion = useRecordContext<Promotion>();
  const trigger: unknown = useWatch({ name: 'trigger' });
  if (!promotion || trigger !== 'code') return null;
  return <CodesOf promotion={promotion} />;
}

function CodesOf({ promotion: { id, name } }: { promotion: Promotion }) {
  const [count, setCount] = useState('20');
  const [mostUses, setMostUses] = useState('1');
  const notify = useNotify();
  const client = useQueryClient();
  const queryKey = ['promotion-codes', id];
  const {
    data: codes,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () =>
      (await call('get /api/promotions/{id}/codes', { params: { id } }, texts.loadFailed)).data,
  });
  const create = useMutation({
    mutationFn: () => {
      const body = { count: Number(count), mostUses: Number(mostUses) };
      return call('post /api/promotions/{id}/codes', { params: { id }, body }, texts.failed);
    },
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const save = () =>
    saveFile(
      csvFile([
        texts.columns,
        ...(codes ?? []).map((one) => [one.code, one.uses, one.mostUses, one.createdAt.slice(0, 10)]),
      ]),
      texts.file(String(id)),
    );
  const used = codes?.filter(({ uses }) => uses > 0).length ?? 0;
  return (
    <Section title={promotionTexts.sections.codes} hint={texts.hint} isWide>
      <LoadError error={error} onAgain={refetch} />
      <Typography>
        {codes && (codes.length === 0 ? texts.none : texts.summary(codes.length, used))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          label={texts.count}
          value={count}
          onChange={({ target }) => setCount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          margin="none"
          sx={{ width: 120 }}
        />
        <TextField
          label={texts.mostUses}
          value={mostUses}
          onChange={({ target }) => setMostUses(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          margin="none"
          sx={{ width: 180 }}
        />
        <Button variant="outlined" disabled={create.isPending} onClick={() => create.mutate()}>
          {texts.create}
        </Button>
        {codes && codes.length > 0 && (
          <Button onClick={save} aria-label={`${texts.export}: ${name}`}>
            {texts.export}
          </Button>
        )}
      </Box>
    </Section>
  );
}
