using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Buffers.UnboundedStackalloc;

/// <summary>
/// Determines whether a number comes from outside the project, so that no code of the project can be relied on to bound it: from a parameter that callers
/// outside give, or from what the framework reads. A method that the project calls itself is judged by these calls, although others may call it too:
/// they show what it is for.
/// </summary>
internal sealed class OutsideValues
{
    private const int MostSteps = 8;
    private const int MostCalls = 64;

    private readonly HashSet<ISymbol> _inProgress = new(SymbolEqualityComparer.Default);
    private readonly CancellationToken _cancellationToken;
    private int _calls = MostCalls;

    private OutsideValues(CancellationToken cancellationToken) => _cancellationToken = cancellationToken;

    /// <summary>
    /// Whether such a value has a part in an expression: through the initializers of locals, computed properties and the calls of its method.
    /// </summary>
    public static bool Decide(ExpressionSyntax expression, SemanticModel model, CancellationToken cancellationToken) =>
        new OutsideValues(cancellationToken).HavePartIn(expression, model, MostSteps);

    /// <summary>What a local begins with; null where it has no initializer, and for anything else.</summary>
    public static ExpressionSyntax? InitialValueOf(ISymbol? symbol, CancellationToken cancellationToken) =>
        symbol is ILocalSymbol { DeclaringSyntaxReferences: { Length: 1 } declared }
            ? (declared[0].GetSyntax(cancellationToken) as VariableDeclaratorSyntax)?.Initializer?.Value
            : null;

    private bool HavePartIn(ExpressionSyntax expression, SemanticModel model, int steps)
    {
        // What a computed property of the project makes of its object is not what was given, and an index says nothing of the element.
        foreach (var node in expression.DescendantNodesAndSelf(node => node is not BracketedArgumentListSyntax && OwnPropertyOf(node, model) is null))
        {
            if (OwnPropertyOf(node, model) is { } property ? AreGivenBy(property, model, steps)
                : node is SimpleNameSyntax name && model.GetSymbolInfo(name, _cancellationToken).Symbol is { } symbol && IsGiven(symbol, name, model, steps))
            {
                return true;
            }
        }

        return false;
    }

    private IPropertySymbol? OwnPropertyOf(SyntaxNode node, SemanticModel model) =>
        node is MemberAccessExpressionSyntax { RawKind: (int)SyntaxKind.SimpleMemberAccessExpression, Name: var name }
        && model.GetSymbolInfo(name, _cancellationToken).Symbol is IPropertySymbol { DeclaringSyntaxReferences.IsEmpty: false } property
            ? property.OriginalDefinition
            : null;

    private bool AreGivenBy(IPropertySymbol property, SemanticModel model, int steps)
    {
        if (property.SetMethod is { } setter)
            return Accessibilities.IsVisibleOutside(setter);
        return steps > 0 && property.DeclaringSyntaxReferences[0].GetSyntax(_cancellationToken) is PropertyDeclarationSyntax declaration
            && SourceModels.For(declaration.SyntaxTree, model) is { } ofTree && CallBounds.ValueOf(declaration) is { } value
            && HavePartIn(value, ofTree, steps - 1);
    }

    private bool IsGiven(ISymbol symbol, SimpleNameSyntax name, SemanticModel model, int steps) => symbol switch
    {
        IParameterSymbol { ContainingSymbol: IMethodSymbol { MethodKind: not (MethodKind.AnonymousFunction or MethodKind.LocalFunction) } } parameter =>
            steps > 0 && IsGivenByCalls(parameter, model.Compilation, steps),

        // What a method of the framework makes of its arguments is as large as they are.
        IMethodSymbol { DeclaringSyntaxReferences.IsEmpty: true } =>
            name.FirstAncestorOrSelf<InvocationExpressionSyntax>() is { ArgumentList.Arguments.Count: 0 },
        _ => steps > 0 && InitialValueOf(symbol, _cancellationToken) is { } value && HavePartIn(value, model, steps - 1),
    };

    /// <summary>Whether a call of the project passes such a value on; where it has no call, whether others can call the method.</summary>
    private bool IsGivenByCalls(IParameterSymbol parameter, Compilation compilation, int steps)
    {
        var method = (IMethodSymbol)parameter.OriginalDefinition.ContainingSymbol;
        if (!MemberFamily.IsOfSource(method))
            return true;
        if (!_inProgress.Add(parameter.OriginalDefinition))
            return false;
        var isCalled = false;
        foreach (var call in CallsOf(method, compilation))
        {
            isCalled = true;
            if (--_calls < 0)
                break;
            var model = SourceModels.Of(compilation, call.SyntaxTree);
            if (CalledMethod.ArgumentOf(model.GetOperation(call, _cancellationToken), parameter.Ordinal) is { Value.Syntax: ExpressionSyntax value }
                && HavePartIn(value, model, steps - 1))
            {
                return true;
            }
        }

        _inProgress.Remove(parameter.OriginalDefinition);
        return !isCalled && Accessibilities.IsVisibleOutside(method);
    }

    private IEnumerable<ExpressionSyntax> CallsOf(IMethodSymbol method, Compilation compilation)
    {
        var name = CalledMethod.NameOf(method);
        foreach (var file in CalledNames.Of(compilation, _cancellationToken).FilesWith(name))
        {
            foreach (var call in file.Named(name, _cancellationToken))
            {
                if (!Declares(method, call.Call)
                    && SourceModels.Of(compilation, file.Tree).GetSymbolInfo(call.Call, _cancellationToken).Symbol is IMethodSymbol called
                    && (MemberFamily.Contains(method, called) || MemberFamily.Contains((called.ReducedFrom ?? called).OriginalDefinition, method)))
                {
                    yield return call.Call;
                }
            }
        }
    }

    // A call of itself passes on what it was given.
    private static bool Declares(IMethodSymbol method, SyntaxNode node)
    {
        foreach (var reference in method.DeclaringSyntaxReferences)
        {
            if (reference.SyntaxTree == node.SyntaxTree && reference.Span.Contains(node.Span))
                return true;
        }

        return false;
    }
}
