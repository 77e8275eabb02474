-- A vendor may leave out the default preparation time of dishes that have none of their own.
alter table vendors add column show_estimated_time boolean not null default true;
