-- A line whose print was changed by a later file after its files were made: whoever has them must not use them. Until it is
-- produced again.
alter table order_lines add column files_outdated boolean not null default false;

-- Whether that import changed what is printed: such a line must not be taken back once it was produced again.
alter table order_line_history add column reprint boolean not null default false;
