using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>
/// Counts the delegates and closures that the functions of a chain take each time it runs. The compiler makes a delegate without captures once, and one
/// whose captures are all declared outside the loop or lambda around it once for each of their closures.
/// </summary>
/// <param name="place">The chain.</param>
/// <param name="version">The version of the language, which decides whether the delegate of a static method is kept.</param>
/// <param name="compilation">The compilation.</param>
/// <param name="cancellationToken">Cancels the search for declarations.</param>
internal sealed class LinqDelegates(SyntaxNode place, LanguageVersion version, Compilation compilation, CancellationToken cancellationToken)
{
    private static readonly ConditionalWeakTable<SyntaxNode, StrongBox<int>> FunctionsIn = new();

    private readonly HashSet<ISymbol> _captured = new(SymbolEqualityComparer.Default);
    private readonly HashSet<SyntaxNode> _scopes = [];
    private readonly SyntaxNode _region = RegionOf(place);
    private int _kept;
    private bool _hasOuter;
    private bool _hasSeveral;
    private bool _isInexact;

    /// <summary>The number of delegates.</summary>
    public int Delegates { get; private set; }

    /// <summary>The number of closures. Variables of several scopes are in one where each lambda that captures any of them captures all.</summary>
    public int Closures => _scopes.Count == 0 ? 0 : _hasSeveral ? _scopes.Count : 1;

    /// <summary>The bytes of the delegates and closures; null where a closure is shared with other functions, or its size is not known.</summary>
    public long? Bytes
    {
        get
        {
            var delegates = (long)Delegates * AllocationSize.DelegateBytes;
            if (_isInexact || Closures > 1 || (Closures == 1 && SharesClosure()))
                return null;
            return Closures == 0 ? delegates : delegates + ClosureBytes();
        }
    }

    /// <summary>Adds what an argument of an operator makes.</summary>
    public void Add(IOperation value)
    {
        if (value.Inside(Through.BuiltInImplicit) is not IDelegateCreationOperation { Target: var target })
            return;
        switch (target)
        {
            case IAnonymousFunctionOperation function:
                AddLambda(function);
                break;
            case IMethodReferenceOperation { Method: { MethodKind: MethodKind.LocalFunction } }:
                // What it captures decides, and that is not looked for.
                _isInexact = true;
                break;
            case IMethodReferenceOperation { Method.IsStatic: var isStatic }:
                Delegates += isStatic && version >= LanguageVersion.CSharp11 ? 0 : 1;
                break;
            default:
                break;
        }
    }

    private void AddLambda(IAnonymousFunctionOperation function)
    {
        if (Captures.Of(function) is not { } captures)
            return;
        _isInexact |= captures.HasUnnamed;
        var scopes = new List<SyntaxNode>();
        var innermost = default(SyntaxNode);
        foreach (var variable in captures.Variables)
        {
            var scope = ScopeOf(variable, function);
            if (_region.FullSpan.Contains(scope.FullSpan))
                _captured.Add(variable);
            if (!scopes.Contains(scope))
                scopes.Add(scope);
            if (innermost is null || innermost.FullSpan.Contains(scope.FullSpan))
                innermost = scope;
        }

        if (innermost is null)
        {
            // The method of a lambda that captures nothing but the object is one of the object, and its delegate is not kept.
            Delegates += captures.HasThis ? 1 : 0;
            return;
        }

        var isKept = IsKept(function.Syntax, innermost);
        if (!_region.FullSpan.Contains(innermost.FullSpan))
        {
            Delegates += isKept ? 0 : 1;
            return;
        }

        // The object, or the closure of an outer scope, is a field of the inner one, and so is a delegate that is kept.
        Delegates++;
        _hasOuter |= captures.HasThis | (scopes.RemoveAll(scope => !_region.FullSpan.Contains(scope.FullSpan)) > 0);
        _hasSeveral |= _scopes.Count > 0 && !_scopes.SetEquals(scopes);
        _scopes.UnionWith(scopes);
        _kept += isKept ? 1 : 0;
    }

    /// <summary>The node whose execution makes a new variable: for that of a <c>foreach</c> or <c>while</c>, each iteration.</summary>
    private SyntaxNode ScopeOf(ISymbol variable, IOperation function) => Captures.ScopeOf(variable, function, cancellationToken) switch
    {
        CommonForEachStatementSyntax loop => loop.Statement,
        WhileStatementSyntax loop => loop.Statement,
        var scope => scope,
    };

    /// <summary>What runs again as a whole when the chain does: the body or condition of the innermost loop, or else the innermost function.</summary>
    private static SyntaxNode RegionOf(SyntaxNode place)
    {
        if (LoopInvariance.InnermostAround(place) is not { } loop)
            return References.FunctionOf(place);
        var node = place;
        while (node.Parent is { } parent && parent != loop)
            node = parent;
        return node;
    }

    /// <summary>
    /// Whether the closure of a scope keeps the delegate: there is a loop or lambda between them, and variables of an inner scope as well.
    /// </summary>
    private static bool IsKept(SyntaxNode function, SyntaxNode scope)
    {
        var isRepeated = false;
        var hasScope = false;
        for (var node = function.Parent; node is not null && node != scope; node = node.Parent)
        {
            isRepeated |= Loops.IsLoop(node) || node is AnonymousFunctionExpressionSyntax;
            hasScope |= node switch
            {
                CommonForEachStatementSyntax or AnonymousFunctionExpressionSyntax => true,
                ForStatementSyntax loop => loop.Declaration is not null,
                BlockSyntax { Parent: StatementSyntax and not LocalFunctionStatementSyntax } block =>
                    block.Statements.IndexOf(static statement => statement is LocalDeclarationStatementSyntax) >= 0,
                _ => false,
            };
        }

        return isRepeated && hasScope;
    }

    private long? ClosureBytes()
    {
        var fields = new List<ITypeSymbol>();
        foreach (var variable in _captured)
            fields.Add(VariableOperations.TypeOf(variable));
        for (var i = _kept + (_hasOuter ? 1 : 0); i > 0; i--)
            fields.Add(compilation.ObjectType);
        return AllocationSize.OfObject(fields);
    }

    /// <summary>Whether the function around the chain has other lambdas or local functions, whose variables may be in the same closure.</summary>
    private bool SharesClosure()
    {
        var function = References.FunctionOf(place);
        return FunctionsIn.GetValue(function, static key => new StrongBox<int>(CountIn(key))).Value > CountIn(place);
    }

    private static int CountIn(SyntaxNode node)
    {
        var count = 0;
        foreach (var inner in node.DescendantNodes())
        {
            if (inner != node && inner is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or QueryExpressionSyntax)
                count++;
        }

        return count;
    }
}
