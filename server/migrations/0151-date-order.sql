-- What the dates of an order file prove of the order of day and month: 'mdy', 'dmy', 'mixed'; null = nothing.
alter table order_uploads add column date_order text;
