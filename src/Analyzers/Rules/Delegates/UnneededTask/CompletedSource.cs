using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.UnneededTask;

/// <summary>
/// A <c>TaskCompletionSource</c> that nothing but its function sees, which completes it and returns its task: the task could be made complete.
/// </summary>
/// <param name="Declarator">The local that holds the source.</param>
/// <param name="Completion">The only call that completes it; null where there are several.</param>
internal sealed record CompletedSource(VariableDeclaratorSyntax Declarator, IInvocationOperation? Completion)
{
    /// <summary>The source that is made by an operation; null where it is not one, or where anything else may complete it later.</summary>
    public static CompletedSource? Of(IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        if (creation is not { Type: { Name: "TaskCompletionSource" } type, Arguments.IsEmpty: true, Initializer: null } || !type.IsIn("System.Threading.Tasks")
            || creation.Around(Through.BuiltInImplicit).Parent is not IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local, Syntax: VariableDeclaratorSyntax declarator },
            })
        {
            return null;
        }

        var function = References.FunctionOf(declarator);
        var completion = default(IInvocationOperation);
        var completions = 0;
        var isReturned = false;
        if (References.Suspends(function))
            return null;
        foreach (var name in References.To(local, References.ScopeOf(declarator), creation.SemanticModel!, cancellationToken))
        {
            if (References.FunctionOf(name) != function)
                return null;
            switch (creation.SemanticModel!.GetOperation(name, cancellationToken))
            {
                case { Parent: IInvocationOperation { TargetMethod.Name: var called, Parent: IExpressionStatementOperation } call } mention
                    when call.Instance == mention && IsCompletion(called):
                    completion = call;
                    completions++;
                    break;
                case { Parent: IPropertyReferenceOperation { Property.Name: "Task" } task }
                    when task.Around(Through.BuiltInImplicit).Parent is IReturnOperation:
                    isReturned = true;
                    break;
                default:
                    return null;
            }
        }

        return completions > 0 && isReturned ? new CompletedSource(declarator, completions == 1 ? completion : null) : null;
    }

    private static bool IsCompletion(string name) =>
        name.StartsWith("Set", StringComparison.Ordinal) || name.StartsWith("TrySet", StringComparison.Ordinal);
}
