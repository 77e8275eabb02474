-- The phone number in E.164 beside what its owner typed; null where it cannot be read. Of vendors who have the same
-- number in two spellings, the first one gets it: the others keep signing in with theirs.
alter table vendors add column phone_e164 text;

with spelled as (
  select id, created_at, country, phone, phone_digits as digits, case
    when phone ~ '^[^0-9]*\+' then phone_digits
    when phone_digits ~ '^00[1-9]' then substr(phone_digits, 3)
  end as abroad
  from vendors where deleted_at is null
), numbered as (
  select id, created_at, case
    when abroad ~ '^910?[1-9][0-9]{9}$' then '+91' || right(abroad, 10)
    -- With fewer digits it is often a plus sign in front of a national number.
    when abroad ~ '^[1-9][0-9]{10,14}$' and phone !~ '\(0\)' then '+' || abroad
    when abroad is not null then null
    when country = 'India' and digits ~ '^(91|0)?[1-9][0-9]{9}$' then '+91' || right(digits, 10)
    when country = 'United States' and digits ~ '^1?[2-9][0-9]{9}$' then '+1' || right(digits, 10)
  end as number
  from spelled
), first_of_each as (
  select distinct on (number) id, number from numbered where number is not null order by number, created_at, id
)
update vendors set phone_e164 = first_of_each.number from first_of_each where vendors.id = first_of_each.id;

create unique index vendor_phone_e164_taken on vendors (phone_e164) where deleted_at is null;
