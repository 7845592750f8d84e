-- Print files of an import: `design_ids` then holds order lines.
alter table downloads add column orders_log_id text;
