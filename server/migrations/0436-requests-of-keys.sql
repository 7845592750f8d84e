-- What a call with an idempotency key asked for: the same key with another request is refused. Null: recorded before, or without a key.
alter table batches add column request_sha256 text;
alter table ai_runs add column request_sha256 text;
alter table order_logs add column request_sha256 text;
