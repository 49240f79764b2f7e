using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Design.BenchmarkOverhead;

/// <summary>Keeps what the classes of benchmarks mention, each of which is read once.</summary>
internal sealed class BenchmarkClasses
{
    private readonly ConcurrentDictionary<INamedTypeSymbol, PlainKeys> _keys = new(SymbolEqualityComparer.Default);
    private readonly ConcurrentDictionary<INamedTypeSymbol, StoredTexts> _stores = new(SymbolEqualityComparer.Default);

    /// <summary>What the benchmarks of a class look up with keys that they do not make.</summary>
    public PlainKeys KeysOf(INamedTypeSymbol type, CancellationToken cancellationToken) =>
        _keys.TryGetValue(type, out var known) ? known : _keys.GetOrAdd(type, PlainKeys.Read(type, cancellationToken));

    /// <summary>What a class stores in its collections.</summary>
    public StoredTexts StoresOf(INamedTypeSymbol type, CancellationToken cancellationToken) =>
        _stores.TryGetValue(type, out var known) ? known : _stores.GetOrAdd(type, StoredTexts.Read(type, cancellationToken));
}
