using System.Collections.Concurrent;
using System.Text.Json;

namespace ConfigClients;

/// <summary>
/// The records of a configuration service. Who reads them says once of which form they are, by <see cref="AddFilter{T}"/>; each record is then
/// decoded once, when the service sends it.
/// </summary>
public sealed class ConfigClient
{
    // Guards both, so that a filter that is added while records arrive misses none. Readers do not need it.
    private readonly Lock _changes = new();
    private readonly Dictionary<string, string> _records = [];
    private readonly List<ConfigFilter> _filters = [];

    /// <summary>Takes a record that the service has sent, in place of one under the same key.</summary>
    /// <exception cref="JsonException">The record is not of the form of a filter that wants it; the one before it stays.</exception>
    public void Publish(string key, string json)
    {
        lock (_changes)
        {
            // All filters decode before any of them changes: a record that one cannot read leaves all as they were.
            var changes = new List<Action>(_filters.Count);
            foreach (var filter in _filters)
            {
                changes.Add(filter.Decode(key, json));
            }

            _records[key] = json;
            changes.ForEach(static change => change());
        }
    }

    /// <summary>Forgets a record that the service has withdrawn.</summary>
    /// <returns>Whether there was one.</returns>
    public bool Withdraw(string key)
    {
        lock (_changes)
        {
            _filters.ForEach(filter => filter.Remove(key));
            return _records.Remove(key);
        }
    }

    /// <summary>Wants records to be decoded, those that are there and those that will come.</summary>
    /// <param name="wants">Which keys; all of them where it is null.</param>
    /// <typeparam name="T">The form of the records. All readers share one object, so it should be immutable.</typeparam>
    /// <exception cref="JsonException">A record that is there is not of this form.</exception>
    public ConfigFilter<T> AddFilter<T>(Func<string, bool>? wants = null)
        where T : class
    {
        lock (_changes)
        {
            var filter = new ConfigFilter<T>(wants);
            foreach (var (key, json) in _records)
            {
                filter.Decode(key, json)();
            }

            _filters.Add(filter);
            return filter;
        }
    }
}

/// <summary>Where records go when they arrive.</summary>
public abstract class ConfigFilter
{
    private protected ConfigFilter()
    {
    }

    /// <summary>Decodes a record.</summary>
    /// <returns>What makes it the one that readers get.</returns>
    internal abstract Action Decode(string key, string json);

    internal abstract void Remove(string key);
}

/// <summary>The decoded records of one form.</summary>
public sealed class ConfigFilter<T> : ConfigFilter
    where T : class
{
    private readonly ConcurrentDictionary<string, T> _decoded = new();
    private readonly Func<string, bool>? _wants;

    internal ConfigFilter(Func<string, bool>? wants) => _wants = wants;

    /// <summary>The record that all readers share; null where there is none.</summary>
    public T? Get(string key) => _decoded.GetValueOrDefault(key);

    internal override Action Decode(string key, string json)
    {
        if (_wants?.Invoke(key) == false)
        {
            return static () => { };
        }

        return JsonSerializer.Deserialize<T>(json, JsonSerializerOptions.Web) is { } record ? () => _decoded[key] = record : () => Remove(key);
    }

    internal override void Remove(string key) => _decoded.TryRemove(key, out _);
}
