-- Whoever changes the shop, and however: all processes that keep a copy hear of it when the change is there.
create function notify_shop_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', new.number::text);
  return null;
end $$;--> statement-breakpoint
create trigger shop_changed after insert or update on shop_revision
  for each row execute function notify_shop_change();
