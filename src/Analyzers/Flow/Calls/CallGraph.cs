using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Flow.Calls;

/// <summary>
/// Determines whether a function can run again before it ends: whether what it calls, directly or through others, may come back to it. Calls are
/// followed through virtual and interface members to what this compilation overrides or implements, through delegates to the lambdas and
/// methods of their signature, through the members that statements and operators call unnamed, and through the framework to the members of
/// the project's types and the delegates that it is given. Not seen: other threads, reflection, and what another assembly derives.
/// </summary>
/// <remarks>
/// Three steps, the cheap ones first: a function that calls nothing of the project is bound alone; a graph of names, which has an edge wherever
/// the other could have one, sorts out those in no cycle of names; within such a cycle functions are bound. Each graph is searched for its
/// strongly connected components once, so all questions together take time that grows with the code, not with the number of questions.
/// </remarks>
internal sealed class CallGraph
{
    private static readonly ConditionalWeakTable<Compilation, CallGraph> OfCompilations = new();

    // Stands for whatever runs without being named.
    private static readonly object Unnamed = new();

    private readonly Compilation _compilation;
    private readonly Dictionary<string, List<SourceFunction>> _byName = new(StringComparer.Ordinal);
    private readonly Dictionary<string, List<string>> _aliases = new(StringComparer.Ordinal);
    private readonly List<SourceFunction> _unnamed = [];
    private readonly StrongComponents<object> _ofNames;
    private readonly StrongComponents<object> _ofCalls;
    private readonly CalledFunctions _callees;
    private bool _isIndexed;
    private CancellationToken _cancellationToken;

    private CallGraph(Compilation compilation)
    {
        _compilation = compilation;
        _ofNames = new StrongComponents<object>(NamedBy, EqualityComparer<object>.Default);
        _callees = new CalledFunctions(compilation);
        _ofCalls = new StrongComponents<object>(CalledBy, CallNodes.Comparer);
    }

    /// <summary>Whether the innermost function around a place may run again before it ends.</summary>
    public static bool MayRunAgain(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken)
    {
        var node = place;
        while (!SourceFunctions.IsFunction(node) && node.Parent is { } parent)
            node = parent;
        if (SourceFunctions.Of(node.SyntaxTree, cancellationToken).At(node) is not { } function)
            return false;
        var graph = Of(model.Compilation);
        lock (graph)
        {
            graph._cancellationToken = cancellationToken;
            return graph.HasCycle(function, model);
        }
    }

    /// <summary>Whether evaluating an operation, and making a text of it, may run code of this compilation.</summary>
    public static bool RunsOwnCode(IOperation operation, SemanticModel model, CancellationToken cancellationToken)
    {
        if (StaticConstruction.MayBegin(operation))
            return true;
        var graph = Of(model.Compilation);
        lock (graph)
            return graph._callees.IsCalledBy(operation, model, cancellationToken);
    }

    /// <summary>Whether a framework that is given a value of a type may run code of the project: that of the value, or of what it holds.</summary>
    public static bool RunsOwnCode(ITypeSymbol type, Compilation compilation)
    {
        var graph = Of(compilation);
        lock (graph)
            return graph._callees.IsCalledOn(type);
    }

    private static CallGraph Of(Compilation compilation) => OfCompilations.GetValue(compilation, static key => new CallGraph(key));

    private bool HasCycle(SourceFunction function, SemanticModel model)
    {
        if (_callees.Of(function, model, _cancellationToken).Count == 0)
            return false;
        Index();
        return _ofNames.Of(function).HasCycle && _ofCalls.Of(function).HasCycle;
    }

    private void Index()
    {
        if (_isIndexed)
            return;
        _aliases.Clear();
        _byName.Clear();
        _unnamed.Clear();
        var groups = new HashSet<string>(StringComparer.Ordinal);
        foreach (var tree in _compilation.SyntaxTrees)
        {
            _cancellationToken.ThrowIfCancellationRequested();
            var functions = SourceFunctions.Of(tree, _cancellationToken);
            groups.UnionWith(functions.Groups);
            foreach (var (alias, name) in functions.Aliases)
                Add(_aliases, alias, name);
        }

        foreach (var tree in _compilation.SyntaxTrees)
        {
            foreach (var function in SourceFunctions.Of(tree, _cancellationToken).All)
            {
                if (function.Name is { } name)
                    Add(_byName, name, function);
                if (function.RunsUnnamed || function.IsIterator || (function.IsMethod && groups.Contains(function.Name!)))
                    _unnamed.Add(function);
            }
        }

        _callees.SetCandidates(_unnamed, _byName);
        _isIndexed = true;

        static void Add<T>(Dictionary<string, List<T>> lists, string key, T value)
        {
            if (!lists.TryGetValue(key, out var list))
                lists.Add(key, list = []);
            list.Add(value);
        }
    }

    private IReadOnlyCollection<object> NamedBy(object node)
    {
        _cancellationToken.ThrowIfCancellationRequested();
        switch (node)
        {
            case SourceFunction function:
                var named = new List<object> { Unnamed };
                foreach (var name in function.Mentions)
                {
                    if (_byName.ContainsKey(name) || _aliases.ContainsKey(name))
                        named.Add(name);
                }

                return named;
            case string name:
                if (!_aliases.TryGetValue(name, out var others))
                    return _byName.TryGetValue(name, out var functions) ? functions : [];
                return [.. others, .. _byName.TryGetValue(name, out var own) ? own : []];
            default:
                return _unnamed;
        }
    }

    private IReadOnlyCollection<object> CalledBy(object node)
    {
        _cancellationToken.ThrowIfCancellationRequested();
        if (node is not SourceFunction function)
            return _callees.Of(node, model: null, _cancellationToken);

        // A call that leaves the cycle of names does not come back.
        var component = _ofNames.Of(function);
        if (!component.HasCycle)
            return [];
        var callees = _callees.Of(node, model: null, _cancellationToken);
        var inside = new List<object>();
        foreach (var callee in callees)
        {
            if (callee is not SourceFunction other || _ofNames.Of(other) == component)
                inside.Add(callee);
        }

        return inside;
    }
}

/// <summary>What is the same node of a graph of calls.</summary>
internal sealed class CallNodes : IEqualityComparer<object>
{
    public static readonly CallNodes Comparer = new();

    bool IEqualityComparer<object>.Equals(object? x, object? y) =>
        x is ISymbol symbol ? y is ISymbol other && SymbolEqualityComparer.Default.Equals(symbol, other) : Equals(x, y);

    int IEqualityComparer<object>.GetHashCode(object node) => node is ISymbol symbol ? SymbolEqualityComparer.Default.GetHashCode(symbol) : node.GetHashCode();
}
