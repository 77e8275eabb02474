-- The order slip on a vendor's menu, whether it can be sent to the vendor's number, and the address that it is paid to.
alter table vendors
  add column order_slip boolean not null default false,
  add column slip_by_whatsapp boolean not null default false,
  add column upi_address text;
