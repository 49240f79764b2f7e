using System.Runtime.InteropServices;

namespace Closures;

/// <summary>
/// A small query layer over orders. It keeps what it is asked for by customer, so that a question about one looks at the orders of that one alone, and
/// the amounts in an array of their own for the pages.
/// </summary>
public sealed class OrderBook
{
    private readonly Dictionary<string, Customer> _customers = new();
    private readonly List<decimal> _amounts = new();

    /// <summary>Adds an order.</summary>
    public void Add(string customer, decimal amount, int day)
    {
        ref var known = ref CollectionsMarshal.GetValueRefOrAddDefault(_customers, customer, out _);
        known ??= new Customer();
        known.Add(amount, day);
        _amounts.Add(amount);
    }

    /// <summary>What each of some customers has ordered.</summary>
    public decimal[] TotalsOf(string[] customers)
    {
        var totals = new decimal[customers.Length];
        for (var i = 0; i < customers.Length; i++)
            totals[i] = _customers.TryGetValue(customers[i], out var customer) ? customer.Total : 0;
        return totals;
    }

    /// <summary>The day of the last order of each of some customers, or zero.</summary>
    public int[] LastDaysOf(string[] customers)
    {
        var days = new int[customers.Length];
        for (var i = 0; i < customers.Length; i++)
            days[i] = _customers.TryGetValue(customers[i], out var customer) ? customer.LastDay : 0;
        return days;
    }

    /// <summary>How many of some customers have ordered more than an amount at once, and nothing on a day.</summary>
    public int CountOf(string[] customers, decimal least, int day)
    {
        var count = 0;
        foreach (var name in customers)
        {
            if (_customers.TryGetValue(name, out var customer) && customer.Largest > least && !customer.HasOrderedOn(day))
                count++;
        }

        return count;
    }

    /// <summary>The largest order of each page of the book.</summary>
    public decimal[] LargestOfPages(int length)
    {
        var amounts = CollectionsMarshal.AsSpan(_amounts);
        var pages = new decimal[(amounts.Length + length - 1) / length];
        for (var i = 0; i < amounts.Length; i++)
        {
            ref var page = ref pages[i / length];
            page = Math.Max(page, amounts[i]);
        }

        return pages;
    }

    private sealed class Customer
    {
        private readonly HashSet<int> _days = new();

        public decimal Total { get; private set; }

        public decimal Largest { get; private set; } = decimal.MinValue;

        public int LastDay { get; private set; }

        public void Add(decimal amount, int day)
        {
            Total += amount;
            Largest = Math.Max(Largest, amount);
            LastDay = day;
            _days.Add(day);
        }

        public bool HasOrderedOn(int day) => _days.Contains(day);
    }
}
