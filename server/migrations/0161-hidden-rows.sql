-- Rows of a sheet that its workbook hides, by hand or by a filter: [row, …]. Whether they are left out is a correction.
alter table order_uploads add column hidden_rows jsonb not null default '[]';
