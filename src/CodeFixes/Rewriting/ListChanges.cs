using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>
/// Determines whether the functions of a chain may change the list that it goes through. From .NET 9 on an operator that gives a value does not notice that,
/// and a loop does.
/// </summary>
internal sealed class ListChanges(Compilation compilation, CancellationToken cancellationToken)
{
    private const int MostDepth = 3;

    /// <summary>Whether the body of a function may do anything but read and compute.</summary>
    public bool MayBeMadeIn(IOperation body) => !AreQuiet(body, 0);

    /// <summary>Whether a method may do anything but read and compute.</summary>
    public bool MayBeMadeIn(IMethodSymbol method) => !IsQuiet(method, 0);

    /// <summary>Whether a function, as it is given to an operator, may do anything but read and compute; one in a variable may do all.</summary>
    public bool MayBeMadeBy(IOperation function) => function.Inside(Through.Any) switch
    {
        IDelegateCreationOperation { Target: var target } => MayBeMadeBy(target),
        IAnonymousFunctionOperation { Body: var body } => MayBeMadeIn(body),
        IMethodReferenceOperation { Method: var method } => MayBeMadeIn(method),
        _ => true,
    };

    private bool AreQuiet(IOperation body, int depth)
    {
        foreach (var operation in body.Descendants())
        {
            var isQuiet = operation switch
            {
                IInvocationOperation call => QuietOperations.AllowCall(call, OwnedLocals.None) || MakesOnly(call) || IsReading(call)
                    || (!call.IsVirtual && IsQuiet(call.TargetMethod, depth) && !StaticConstruction.MayBegin(call)),
                IPropertyReferenceOperation property => QuietOperations.Allow(property, OwnedLocals.None) || IsOfFrameworkValue(property.Property)
                    || (property.Property.GetMethod is { } getter && IsQuiet(getter, depth) && !StaticConstruction.MayBegin(property)),
                _ => QuietOperations.Allow(operation, OwnedLocals.None),
            };
            if (!isQuiet)
                return false;
        }

        return true;
    }

    /// <summary>A call that makes a new object, and asks no object of the project for its text, equality or format meanwhile.</summary>
    private bool MakesOnly(IInvocationOperation call) => PureAllocators.Of(call) switch
    {
        FreshResult.None => false,
        FreshResult.Checked => !call.Arguments.Any(argument => MayRunCode(argument.Value.Inside(Through.BuiltInImplicit).Type))
            && !call.TargetMethod.ContainingType.TypeArguments.Any(MayRunCode),
        _ => true,
    };

    private bool MayRunCode(ITypeSymbol? type) => type is null || CallGraph.RunsOwnCode(type, compilation);

    /// <summary>An operator over a stored collection: its functions are judged with what is around them. Many operators compare elements.</summary>
    private bool IsReading(IInvocationOperation call) =>
        LinqChain.IsOperator(call.TargetMethod) && LinqChain.ArgumentOf(call, 0) is { } source && PureAllocators.IsStored(source)
        && (ComparesNothing(call.TargetMethod.Name) || !call.TargetMethod.TypeArguments.Any(MayRunCode));

    private static bool ComparesNothing(string name) => name is "Any" or "All" or "Count" or "LongCount" or "Sum" or "Average" or "First" or "FirstOrDefault"
        or "Last" or "LastOrDefault" or "Single" or "SingleOrDefault" or "ElementAt" or "ElementAtOrDefault" or "Where" or "Select" or "SelectMany" or "Skip"
        or "Take" or "SkipWhile" or "TakeWhile" or "Aggregate" or "ToArray" or "ToList";

    /// <summary>A property of a number, a date or another value of the framework that asks no object of the project.</summary>
    private bool IsOfFrameworkValue(IPropertySymbol property) =>
        property is { GetMethod: { } getter, ContainingType: { IsValueType: true } type } && type.IsOfFramework()
        && (FrameworkCallbacks.OnlyMovesValues(getter) || !MayRunCode(type));

    private bool IsQuiet(IMethodSymbol method, int depth)
    {
        method = method.OriginalDefinition;
        if (method.DeclaringSyntaxReferences.IsEmpty)
            return IsPlain(method.ContainingType) && method.Parameters.All(static parameter => IsPlain(parameter.Type));
        return depth < MostDepth && method is { IsAbstract: false, IsVirtual: false, IsOverride: false, IsAsync: false }
            && BodyOf(method) is { } body && AreQuiet(body, depth + 1);
    }

    /// <summary>A number, a character, a text or a truth value.</summary>
    private static bool IsPlain(ITypeSymbol? type) => type?.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_String;

    private IOperation? BodyOf(IMethodSymbol method)
    {
        if (method.DeclaringSyntaxReferences.Length != 1
            || SourceModels.Find(compilation, method.DeclaringSyntaxReferences[0].SyntaxTree) is not { } model)
        {
            return null;
        }

        var declaration = method.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken);
        return declaration is ArrowExpressionClauseSyntax arrow
            ? model.GetOperation(arrow, cancellationToken)
            : model.GetOperation(declaration, cancellationToken) switch
            {
                IMethodBodyOperation body => body.BlockBody ?? body.ExpressionBody,
                ILocalFunctionOperation local => local.Body,
                _ => null,
            };
    }
}
