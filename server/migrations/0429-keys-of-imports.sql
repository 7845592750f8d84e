-- What a caller gives an import so that sending it again does not import twice, also where lines that exist are made once more.
alter table order_logs add column idempotency_key text;
create unique index order_logs_by_key on order_logs (owner_id, idempotency_key) where idempotency_key is not null;
