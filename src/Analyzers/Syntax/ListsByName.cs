namespace Allocations.Analyzers.Syntax;

/// <summary>Things by their names, those of one name in the order in which they were added.</summary>
internal sealed class ListsByName<T>
    where T : class
{
    private static readonly List<T> None = [];

    private readonly Dictionary<string, List<T>> _lists = new(StringComparer.Ordinal);

    /// <summary>Every name that something has.</summary>
    public IReadOnlyCollection<string> Names => _lists.Keys;

    /// <summary>What has a name. The list is not to be changed.</summary>
    public List<T> Of(string name) => _lists.TryGetValue(name, out var list) ? list : None;

    public void Add(string name, T thing)
    {
        if (!_lists.TryGetValue(name, out var list))
            _lists.Add(name, list = []);
        list.Add(thing);
    }
}
