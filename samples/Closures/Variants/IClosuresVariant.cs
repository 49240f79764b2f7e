namespace Closures.Variants;

/// <summary>One version of the router and the query layer.</summary>
public interface IClosuresVariant<TSelf>
    where TSelf : struct, IClosuresVariant<TSelf>
{
    /// <summary>The version: Before, After or Tuned.</summary>
    static abstract string Name { get; }

    /// <summary>A router that remembers some events of each topic, and an empty book.</summary>
    static abstract TSelf Create(int kept);

    /// <summary>Asks for the events of a topic from a level on.</summary>
    void Subscribe(string topic, int level, Action<string, int> handler);

    /// <summary>Hands events to their handlers, and tells how many ran.</summary>
    int PublishAll(IReadOnlyList<(string Topic, int Level)> events);

    /// <summary>The levels of the last events of a topic, the latest first.</summary>
    IReadOnlyList<int> LastOf(string topic);

    /// <summary>Adds an order.</summary>
    void Add(string customer, decimal amount, int day);

    /// <summary>What each of some customers has ordered.</summary>
    decimal[] TotalsOf(string[] customers);

    /// <summary>The day of the last order of each of some customers, or zero.</summary>
    int[] LastDaysOf(string[] customers);

    /// <summary>How many of some customers have ordered more than an amount at once, and nothing on a day.</summary>
    int CountOf(string[] customers, decimal least, int day);

    /// <summary>The largest order of each page of the book.</summary>
    decimal[] LargestOfPages(int length);
}
