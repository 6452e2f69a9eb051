-- Whoever writes to the shop's tables, and however: which entities a revision has changed is noted beside it.
create function note_shop_edit() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into shop_edits (revision, list, entity_id)
     select distinct coalesce((select number from shop_revision), 0), %L, %I from changed', tg_argv[0], tg_argv[1]);
  return null;
end $$;--> statement-breakpoint
do $$
declare
  noted record;
  event record;
begin
  for noted in
    select * from (values
      ('config', 'config', 'id'), ('images', 'images', 'id'), ('divisions', 'divisions', 'id'), ('tags', 'tags', 'id'),
      ('blocks', 'blocks', 'id'), ('donatees', 'donatees', 'id'), ('categories', 'categories', 'id'),
      ('tables', 'tables', 'id'), ('branches', 'branches', 'id'), ('branch_tags', 'branches', 'branch_id'),
      ('branch_images', 'branches', 'branch_id'), ('delivery_areas', 'branches', 'branch_id'),
      ('products', 'products', 'id'), ('product_images', 'products', 'product_id'), ('menus', 'menus', 'id'),
      ('menu_branches', 'menus', 'menu_id'), ('menu_categories', 'menus', 'menu_id'), ('menu_products', 'menus', 'menu_id')
    ) as of_shop (name, list, entity)
  loop
    for event in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as events (name, rows)
    loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function note_shop_edit(%L, %L)',
        noted.name || '_' || event.name || '_noted', event.name, noted.name, event.rows, noted.list, noted.entity);
    end loop;
  end loop;
end $$;--> statement-breakpoint
-- Old notes go in passing: who has slept through a thousand changes reads everything again.
create or replace function notify_shop_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', new.number::text);
  if new.number % 100 = 0 then
    delete from shop_edits where revision <= new.number - 1000;
  end if;
  return null;
end $$;
