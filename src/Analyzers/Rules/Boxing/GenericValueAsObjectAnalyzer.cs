using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Semantics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing;

/// <summary>
/// ALLOC205. In generic code, an argument of type <c>object</c>, or the receiver of an extension method on <c>object</c>, that is a value of
/// a type parameter, or a value type on its way to a type parameter (<c>number.ChangeType&lt;T&gt;()</c>): the call boxes it. Silent: type
/// parameters that are never value types, comparisons with null, type tests, casts such as <c>(T)(object)x</c> that the JIT folds, null
/// guards, <c>ReferenceEquals</c>, reflection, expression trees, and assignments, which ALLOC202 judges by the member that they write.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class GenericValueAsObjectAnalyzer() : AllocationAnalyzer(Descriptors.GenericValueAsObject)
{
    private protected override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.Argument);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var argument = (IArgumentOperation)context.Operation;
        if (argument is not { ArgumentKind: ArgumentKind.Explicit, Value: IConversionOperation { Operand.Type: { } type } conversion, Parameter: { RefKind: RefKind.None, Type.SpecialType: SpecialType.System_Object } }
            || argument.Parent is not IInvocationOperation call
            || !IsBoxedForGenericCode(conversion, type, call.TargetMethod)
            || IsNullGuard(call.TargetMethod)
            || IsReflection(call.TargetMethod)
            || ExpressionTrees.Holds(argument)
            || !allocations.IsReported(Descriptors.GenericValueAsObject, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.GenericValueAsObject, argument.Syntax.GetLocation(), heat)
        {
            Arguments = [type.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat).TrimEnd('?'), call.TargetMethod.Name],
            Bytes = type.IsValueType ? AllocationSize.OfBox(type) : null,
            Certainty = type.IsValueType ? Certainty.Always : Certainty.Sometimes,

            // Whether a type parameter without constraint is ever a value type is for its callers to say.
            WarnsFrom = type.IsValueType ? HeatLevel.Hot : null,
        });
    }

    /// <summary>
    /// Whether the conversion boxes a value that generic code has typed: a type parameter that may be a value type, or a value type that the
    /// callee turns into a type parameter.
    /// </summary>
    private static bool IsBoxedForGenericCode(IConversionOperation conversion, ITypeSymbol type, IMethodSymbol callee)
    {
        if (conversion.Operand.ConstantValue.HasValue || !conversion.GetConversion().IsBoxing)
            return false;
        if (type is ITypeParameterSymbol parameter)
            return !parameter.IsReferenceType;
        foreach (var argument in callee.TypeArguments)
        {
            if (argument is ITypeParameterSymbol { IsReferenceType: false })
                return true;
        }

        return false;
    }

    // What reflection itself takes makes the box a detail, and it has no typed form.
    private static bool IsReflection(IMethodSymbol callee) =>
        callee.ContainingNamespace is { Name: "Reflection", ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } };

    private static bool IsNullGuard(IMethodSymbol callee) => callee is { Name: "GetHashCode", ContainingType.Name: "RuntimeHelpers" } || callee.Name is "ReferenceEquals" or "ThrowIfNull" or "KeepAlive" or "IsNull" or "NotNull";
}
