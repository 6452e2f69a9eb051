import AddIcon from '@mui/icons-material/Add';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse, IconButton, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { BooleanInput } from 'react-admin';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Product } from '../../lib/contract/products.ts';
import type { Part } from '../../lib/domain/product.ts';
import { ListProblem } from '../forms/form-sections.tsx';
import { SortableList, SortableRow } from '../sorting/sortable-list.tsx';
import { AddGroup, GroupedPart, ShareLink } from './grouped-parts.tsx';
import { newPart, PartFields } from './part-fields.tsx';
import { partTexts as texts, productTexts } from './texts.ts';

/** Marks the part that was just added, whose id is not known yet. */
const NEWEST = 'newest';

/** The parts of a product. */
export function PartsInput() {
  const { fields, append, insert, move, remove, update } = useFieldArray<Product, 'config.parts'>({
    name: 'config.parts',
  });
  const { getValues } = useFormContext<Product>();
  const { errors } = useFormState<Product>({ name: 'config.parts' });
  const parts = useWatch<Product, 'config.parts'>({ name: 'config.parts' });
  const [opened, setOpened] = useState<string | null>(null);
  const nameAt = (place: number) => parts[place]?.name || texts.unnamed;
  const newest = fields.at(-1)?.id;
  const openedId = opened === NEWEST ? newest : opened;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ mb: 1 }}>
        <BooleanInput
          source="isStepByStep"
          label={productTexts.isStepByStep}
          helperText={productTexts.isStepByStepHint}
        />
      </Box>
      {fields.length === 0 && <Typography color="text.secondary">{texts.none}</Typography>}
      <ListProblem source="config.parts" />
      <SortableList
        ids={fields.map(({ id }) => id)}
        nameOf={(id) => nameAt(fields.findIndex((field) => field.id === id))}
        onMove={(from, to) => {
          setOpened(openedId ?? null);
          move(from, to);
        }}
      >
        {fields.map(({ id }, place) => (
          <SortableRow key={id} id={id} label={texts.move(nameAt(place))}>
            {(handle) => (
              <Paper variant="outlined" role="group" aria-label={texts.part(place + 1)} sx={{ mb: 1.5 }}>
                <Box sx={{ display: 'flex', alignItems: 'center', p: 0.5 }}>
                  {handle}
                  <PartSummary
                    part={parts[place]}
                    isWrong={errors.config?.parts?.[place] !== undefined}
                    isOpen={openedId === id}
                    onToggle={() => setOpened(openedId === id ? null : id)}
                  />
                  <IconButton
                    aria-label={texts.duplicate(nameAt(place))}
                    onClick={() => {
                      const { group: _group, ...part } = getValues(`config.parts.${place}`);
                      insert(place + 1, structuredClone({ ...part, name: texts.copy(part.name) }));
                    }}
                  >
                    <ContentCopyIcon />
                  </IconButton>
                  <IconButton aria-label={texts.remove(nameAt(place))} onClick={() => remove(place)}>
                    <DeleteIcon />
                  </IconButton>
                </Box>
                {parts[place]?.group && (
                  <GroupedPart
                    part={parts[place]}
                    isOpen={openedId === id}
                    onDetach={() => {
                      const { group: _group, ...own } = getValues(`config.parts.${place}`);
                      update(place, own);
                    }}
                  />
                )}
                {!parts[place]?.group && (
                  <Collapse in={openedId === id} unmountOnExit>
                    <PartFields at={`config.parts.${place}`} />
                    <ShareLink at={`config.parts.${place}`} />
                  </Collapse>
                )}
              </Paper>
            )}
          </SortableRow>
        ))}
      </SortableList>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          startIcon={<AddIcon />}
          variant="outlined"
          onClick={() => {
            append(structuredClone(newPart));
            setOpened(NEWEST);
          }}
        >
          {texts.add}
        </Button>
        <AddGroup parts={parts} onAdd={(part) => append(part)} />
      </Box>
    </Box>
  );
}

function PartSummary({
  part,
  isWrong,
  isOpen,
  onToggle,
}: {
  part: Part | undefined;
  isWrong: boolean;
  isOpen: boolean;
  onToggle: () => void;
}) {
  if (!part) return null;
  const hasOptions = part.type === 'select' || part.type === 'multiselect';
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      sx={{
        flex: 1,
        display: 'flex',
        alignItems: 'center',
        minHeight: 52,
        minWidth: 0,
        border: 0,
        bgcolor: 'transparent',
        color: 'inherit',
        font: 'inherit',
        textAlign: 'left',
        cursor: 'pointer',
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" noWrap sx={{ fontWeight: 600, display: 'block' }}>
          {part.name || texts.unnamed}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ display: 'block' }}>
          {[
            texts.types[part.type],
            part.optional ? texts.optional : texts.required,
            ...(hasOptions ? [texts.optionCount(part.options.length)] : []),
          ].join(' · ')}
        </Typography>
        {isWrong && !isOpen && (
          <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
            {texts.wrong}
          </Typography>
        )}
      </Box>
      <ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
    </Box>
  );
}
