// fixes: ALLOC305
// stack: 256
// To add to a collection raises its event, whose handler adds more.
#nullable enable
using System;
using System.Collections.ObjectModel;
using System.Text;

class Journal
{
    private readonly ObservableCollection<int> _items = new();
    private readonly int _most;
    private int _length;

    public Journal(int most)
    {
        _most = most;
        _items.CollectionChanged += (_, e) =>
        {
            if (_items.Count < _most)
                Add(_items.Count, "follows");
        };
    }

    public int Length => _length;

    public void Add(int id, string reason)
    {
        var line = new StringBuilder();
        line.Append(id).Append(": ").Append(reason);
        _items.Add(id);
        line.Append(" of ").Append(_items.Count);
        _length += line.ToString().Length;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var journal = new Journal(340);
            journal.Add(i, "first");
            Console.WriteLine(journal.Length);
        }
    }
}
