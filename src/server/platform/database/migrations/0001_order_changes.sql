-- Whoever changes an order, and however: all processes that listen hear its id once the change is there.
create function notify_order_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changes', (to_jsonb(new) ->> tg_argv[0]));
  return null;
end $$;--> statement-breakpoint
create trigger orders_changed after update on orders
  for each row execute function notify_order_change('id');--> statement-breakpoint
create trigger questionnaires_changed after insert or update on questionnaires
  for each row execute function notify_order_change('order_id');
