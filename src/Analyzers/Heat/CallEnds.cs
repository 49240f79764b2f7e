using System.Collections.Concurrent;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which calls the compiler may remove and which never return, from attributes and from bodies that do nothing but throw. Each
/// answer is kept for one compilation.
/// </summary>
internal sealed class CallEnds
{
    private readonly ConcurrentDictionary<IMethodSymbol, string> _reasons = new(SymbolEqualityComparer.Default);

    /// <summary>Why the arguments of a call are cold; null where they are not.</summary>
    public string? ColdReason(IMethodSymbol method)
    {
        method = (method.ReducedFrom ?? method).OriginalDefinition;
        var reason = _reasons.TryGetValue(method, out var known) ? known : _reasons.GetOrAdd(method, Judge(method));
        return reason.Length == 0 ? null : reason;
    }

    /// <summary>Whether control never comes back from a call.</summary>
    public bool NeverReturns(IMethodSymbol method) => ColdReason(method) == NoReturn;

    private const string NoReturn = "in a call that does not return";

    private static string Judge(IMethodSymbol method)
    {
        if (Has(method, "DoesNotReturnAttribute", "System.Diagnostics.CodeAnalysis"))
            return NoReturn;
        if (OmittedCalls.Are(method))
            return "in a conditional call";

        // The attribute is younger than these two.
        if (method is { Name: "Exit" or "FailFast", ContainingType: { Name: nameof(Environment) } type } && type.IsIn("System"))
            return NoReturn;
        return OnlyThrows(method) ? NoReturn : "";
    }

    private static bool Has(IMethodSymbol method, string name, string space)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass is { } type && type.Name == name && type.IsIn(space))
                return true;
        }

        return false;
    }

    /// <summary>Whether the body of a method in source, which no override can replace, does nothing but throw.</summary>
    private static bool OnlyThrows(IMethodSymbol method)
    {
        if (method.IsVirtual || method.IsOverride || method.IsAbstract || method.IsAsync || method.DeclaringSyntaxReferences.Length != 1)
            return false;
        var (block, expression) = method.DeclaringSyntaxReferences[0].GetSyntax() switch
        {
            BaseMethodDeclarationSyntax declaration => (declaration.Body, declaration.ExpressionBody?.Expression),
            LocalFunctionStatementSyntax function => (function.Body, function.ExpressionBody?.Expression),
            _ => (null, null),
        };
        return expression is ThrowExpressionSyntax
            || (block is { Statements: { Count: > 0 } statements } && statements[statements.Count - 1] is ThrowStatementSyntax
                && !Departures.MayLeave(statements, statements[0]));
    }
}
