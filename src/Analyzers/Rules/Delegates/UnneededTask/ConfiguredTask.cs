using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.UnneededTask;

/// <summary>A task that is only told where to go on: by <c>ConfigureAwait</c>, or by a method in source that does nothing but call it.</summary>
internal static class ConfiguredTask
{
    /// <summary>The task that a call configures; null where it is another call.</summary>
    public static IOperation? Of(IInvocationOperation call)
    {
        if (call.TargetMethod is { Name: "ConfigureAwait", ContainingType: { Name: "Task" or "ValueTask" } type } && type.IsIn("System.Threading.Tasks"))
            return call.Instance;
        return call.TargetMethod is { IsStatic: true, IsExtensionMethod: true, DeclaringSyntaxReferences: { Length: 1 } declared }
            && declared[0].GetSyntax() is MethodDeclarationSyntax method && OnlyConfigures(method)
                ? CalledMethod.ArgumentOf(call, 0)?.Value.Inside(Through.BuiltInImplicit)
                : null;
    }

    private static bool OnlyConfigures(MethodDeclarationSyntax method)
    {
        var given = method.Body is { Statements: { Count: 1 } statements }
            ? (statements[0] as ReturnStatementSyntax)?.Expression
            : method.ExpressionBody?.Expression;
        return given is InvocationExpressionSyntax
        {
            Expression: MemberAccessExpressionSyntax
            {
                Name.Identifier.ValueText: "ConfigureAwait", Expression: IdentifierNameSyntax { Identifier.ValueText: var name },
            },
        }
            && name == method.ParameterList.Parameters[0].Identifier.ValueText;
    }
}
