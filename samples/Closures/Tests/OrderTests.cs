namespace Closures.Tests;

/// <summary>That each question about orders has the answer that the list of all of them gives.</summary>
public abstract class OrderTests<TClosures>
    where TClosures : struct, IClosuresVariant<TClosures>
{
    private static readonly string[] Customers = ["ann", "bob", "eve", "none", ""];

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(7)]
    [InlineData(200)]
    public void GeneratedOrders_AreAnsweredAlike(int count)
    {
        var random = new Random(count);
        var book = TClosures.Create(1);
        var orders = new List<(string Customer, decimal Amount, int Day)>();
        for (var i = 0; i < count; i++)
        {
            var order = (Customer: Customers[random.Next(3)], Amount: random.Next(1, 100_000) / 100m, Day: random.Next(1, 30));
            orders.Add(order);
            book.Add(order.Customer, order.Amount, order.Day);
        }

        Assert.Equal(Customers.Select(customer => orders.Where(order => order.Customer == customer).Sum(order => order.Amount)), book.TotalsOf(Customers));
        Assert.Equal(Customers.Select(customer => orders.LastOrDefault(order => order.Customer == customer).Day), book.LastDaysOf(Customers));
        foreach (var least in (decimal[])[-1, 0, 500, 990, 1000])
        {
            for (var day = 0; day < 31; day += 5)
            {
                var expected = Customers.Count(customer => orders.Any(order => order.Customer == customer && order.Amount > least)
                    && orders.All(order => order.Customer != customer || order.Day != day));
                Assert.Equal(expected, book.CountOf(Customers, least, day));
            }
        }

        for (var length = 1; length < 9; length++)
            Assert.Equal(orders.Chunk(length).Select(static page => page.Max(static order => order.Amount)), book.LargestOfPages(length));
    }

    [Fact]
    public void Totals_KeepTheirFractions()
    {
        var book = TClosures.Create(1);
        book.Add("ann", 0.10m, 1);
        book.Add("ann", 0.20m, 2);

        Assert.Equal(["0.30", "0"], book.TotalsOf(["ann", "bob"]).Select(static total => total.ToString(System.Globalization.CultureInfo.InvariantCulture)));
    }
}
