import { Divider, ListItemText, ListSubheader, Menu, MenuItem, Switch } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useUpdate } from 'react-admin';
import type { Product } from '../../lib/contract/products.ts';
import { backTomorrow } from '../../lib/domain/out-today.ts';
import { optionsOf, putBack, setOption, takeOff } from './out-changes.ts';
import { useConfig } from './shop-facts.ts';
import { outTexts as texts, productTexts } from './texts.ts';

/** Whether a product is sold. Off is one of two: for today, or until it is switched on again; the same for a single option. */
export function OnOff() {
  const product = useRecordContext<Product>();
  const config = useConfig();
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!product || !config) return null;

  const change = (data: Partial<Product>, message: string) => {
    setOpen(false);
    void update(
      'products',
      { id: product.id, data, previousData: product },
      {
        onSuccess: () => notify(message, { type: 'success' }),
        onError: (error) => {
          notify(error instanceof Error ? error.message : '', { type: 'error' });
          refresh();
        },
      },
    );
  };
  const tomorrow = () => backTomorrow(config.timezone, Date.now());
  const options = optionsOf(product);

  return (
    <>
      <Switch
        ref={anchor}
        checked={product.enabled}
        disabled={isPending}
        color="secondary"
        slotProps={{ input: { 'aria-label': productTexts.toggleOn(product.name), 'aria-haspopup': 'menu' } }}
        onClick={(event) => event.stopPropagation()}
        onChange={() => (product.enabled ? setOpen(true) : change(putBack(), texts.isBack(product.name)))}
      />
      <Menu
        open={isOpen}
        // Tested here, so that rows without an open menu read no node.
        anchorEl={() => anchor.current}
        onClose={() => setOpen(false)}
        onClick={(event) => event.stopPropagation()}
        slotProps={{
          list: { 'aria-label': texts.menu(product.name), sx: { '& .MuiMenuItem-root': { minHeight: 48 } } },
        }}
      >
        <MenuItem onClick={() => change(takeOff(tomorrow()), texts.isOutToday(product.name))}>
          <ListItemText primary={texts.today} secondary={texts.todayHint} />
        </MenuItem>
        <MenuItem onClick={() => change(takeOff(null), texts.isOut(product.name))}>
          <ListItemText primary={texts.forGood} secondary={texts.forGoodHint} />
        </MenuItem>
        {options.length > 0 && <Divider />}
        {options.length > 0 && <ListSubheader role="presentation">{texts.onlyOption}</ListSubheader>}
        {options.map(({ part, name, outUntil }) => (
          <MenuItem
            key={`${part}/${name}`}
            onClick={() =>
              outUntil
                ? change(setOption(product, part, name, null), texts.isBack(name))
                : change(setOption(product, part, name, tomorrow()), texts.isOutToday(name))
            }
          >
            <ListItemText
              primary={outUntil ? texts.optionBack(name) : texts.optionToday(name)}
              secondary={part}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
