SELECT 'customers', count(*), md5(string_agg(customers::text, '' ORDER BY id)) FROM customers
UNION ALL
SELECT 'orders', count(*), md5(string_agg(orders::text, '' ORDER BY id)) FROM orders;
