using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections;

/// <summary>Tells whether each call of a method of the project makes a sequence: the method is an iterator, or does nothing but return a query.</summary>
internal static class MadeSequence
{
    private static readonly ConditionalWeakTable<Compilation, Memo<IMethodSymbol, bool>> Known = new();

    /// <summary>Whether a value is what such a call gives. Of a method that others replace, nothing is known.</summary>
    public static bool IsByCall(IOperation? value, CancellationToken cancellationToken)
    {
        if (value is not IInvocationOperation { Type.TypeKind: TypeKind.Interface, TargetMethod: var called, SemanticModel.Compilation: var compilation })
            return false;
        called = (called.ReducedFrom ?? called).OriginalDefinition;
        if (called.DeclaringSyntaxReferences.Length != 1 || called.IsAbstract)
            return false;
        var known = Known.GetValue(compilation, static _ => new Memo<IMethodSymbol, bool>(SymbolEqualityComparer.Default));
        return known.TryGet(called, out var isMade) ? isMade : known.Keep(called, IsMade(called, compilation, cancellationToken));
    }

    private static bool IsMade(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken)
    {
        if (Overrides.AreSeveral(method, compilation)
            || method.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is not MethodDeclarationSyntax declaration)
        {
            return false;
        }

        if (declaration.Body is { } body && !MemberIndex.Own(FlowNode.Yield, body).IsEmpty)
            return true;
        var result = declaration.ExpressionBody?.Expression
            ?? (declaration.Body is { Statements: { Count: 1 } statements } && statements[0] is ReturnStatementSyntax returned ? returned.Expression : null);
        return result is InvocationExpressionSyntax && SourceModels.Find(compilation, result.SyntaxTree)?.GetOperation(result, cancellationToken)
            is IInvocationOperation { TargetMethod: var last } && LinqChain.MakesIterator(last);
    }
}
