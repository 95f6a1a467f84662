/** What a basket costs in cents: the goods, and shipping below 50.00. */
export function total(basket, products) {
  const goods = Object.entries(basket).reduce((sum, [id, count]) => {
    const product = products.find((one) => one.id === id);
    if (!product) throw new Error(`No product "${id}"`);
    return sum + product.cents * count;
  }, 0);
  return goods >= 5000 ? goods : goods + 490;
}
