-- The ids in an archive are those of designs, or of order lines where `orders_log_id` names their import.
alter table downloads rename column design_ids to item_ids;
