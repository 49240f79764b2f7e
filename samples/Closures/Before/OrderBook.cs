using Allocations;

namespace Closures;

/// <summary>A small query layer over orders in a list, as people write it.</summary>
public sealed class OrderBook
{
    private readonly List<Order> _orders = new();

    /// <summary>Adds an order.</summary>
    public void Add(string customer, decimal amount, int day) => _orders.Add(new Order(customer, amount, day));

    /// <summary>What each of some customers has ordered.</summary>
    [HotPath]
    public decimal[] TotalsOf(string[] customers)
    {
        var totals = new decimal[customers.Length];
        for (var i = 0; i < customers.Length; i++)
        {
            var customer = customers[i];
            totals[i] = _orders.Where(order => order.Customer == customer).Sum(order => order.Amount);
        }

        return totals;
    }

    /// <summary>The day of the last order of each of some customers, or zero.</summary>
    [HotPath]
    public int[] LastDaysOf(string[] customers)
    {
        var days = new int[customers.Length];
        for (var i = 0; i < customers.Length; i++)
        {
            var customer = customers[i];
            var last = _orders.LastOrDefault(order => order.Customer == customer);
            days[i] = last == null ? 0 : last.Day;
        }

        return days;
    }

    /// <summary>How many of some customers have ordered more than an amount at once, and nothing on a day.</summary>
    [HotPath]
    public int CountOf(string[] customers, decimal least, int day)
    {
        var count = 0;
        foreach (var customer in customers)
        {
            if (_orders.Any(order => order.Customer == customer && order.Amount > least)
                && _orders.All(order => order.Customer != customer || order.Day != day))
            {
                count++;
            }
        }

        return count;
    }

    /// <summary>The largest order of each page of the book, which a view asks for with each order.</summary>
    [HotPath]
    public decimal[] LargestOfPages(int length)
    {
        var pages = new decimal[(_orders.Count + length - 1) / length];
        for (var i = 0; i < pages.Length; i++)
        {
            foreach (var order in _orders.Skip(i * length).Take(length))
                pages[i] = Math.Max(pages[i], order.Amount);
        }

        return pages;
    }

    private sealed record Order(string Customer, decimal Amount, int Day);
}
