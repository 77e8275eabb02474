-- The price of a custom template is agreed on with the vendor.
alter table template_purchases alter column price drop not null;
