using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Syntax;

/// <summary>The files of a compilation by the names that are called in them, as far as the text tells.</summary>
internal sealed class CalledNames
{
    private static readonly ConditionalWeakTable<Compilation, CalledNames> OfCompilations = new();

    private readonly ListsByName<NamedCalls> _files = new();

    private CalledNames(Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            cancellationToken.ThrowIfCancellationRequested();
            var calls = NamedCalls.Of(tree, cancellationToken);
            foreach (var name in calls.Names)
                _files.Add(name, calls);
        }
    }

    /// <summary>The names of a compilation, read on first use.</summary>
    public static CalledNames Of(Compilation compilation, CancellationToken cancellationToken) =>
        OfCompilations.TryGetValue(compilation, out var known)
            ? known
            : OfCompilations.GetValue(compilation, key => new CalledNames(key, cancellationToken));

    /// <summary>The files that may call or create something with a name, in the order of the compilation.</summary>
    public IReadOnlyList<NamedCalls> FilesWith(string name) => _files.Of(name);
}
