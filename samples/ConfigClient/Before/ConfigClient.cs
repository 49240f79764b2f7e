using System.Collections.Concurrent;
using System.Text.Json;

namespace ConfigClients;

/// <summary>The records of a configuration service as it sends them, decoded whenever a reader asks for one.</summary>
public sealed class ConfigClient
{
    private readonly ConcurrentDictionary<string, string> _records = new();

    /// <summary>Takes a record that the service has sent, in place of one under the same key.</summary>
    public void Publish(string key, string json) => _records[key] = json;

    /// <summary>Forgets a record that the service has withdrawn.</summary>
    /// <returns>Whether there was one.</returns>
    public bool Withdraw(string key) => _records.TryRemove(key, out _);

    /// <summary>A record, made for the caller; null where there is none.</summary>
    /// <exception cref="JsonException">The record is not of this form.</exception>
    public T? Get<T>(string key)
        where T : class =>
        _records.TryGetValue(key, out var json) ? JsonSerializer.Deserialize<T>(json, JsonSerializerOptions.Web) : null;
}
