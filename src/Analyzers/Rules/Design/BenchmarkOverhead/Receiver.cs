using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.BenchmarkOverhead;

/// <summary>Finds what a benchmark calls something on.</summary>
internal static class Receiver
{
    /// <summary>The field or property of the class, or the parameter, that a method or an indexer is called on; null for anything else.</summary>
    public static ISymbol? Of(IOperation user)
    {
        var receiver = user switch
        {
            IInvocationOperation { Instance: { } instance } => instance,
            IInvocationOperation { TargetMethod.IsExtensionMethod: true, Arguments: { Length: > 0 } arguments } => arguments[0].Value,
            IPropertyReferenceOperation access => access.Instance,
            _ => null,
        };
        return receiver?.Inside(Through.BuiltInImplicit) switch
        {
            IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation } field => field.Field,
            IPropertyReferenceOperation { Instance: null or IInstanceReferenceOperation, Property.IsIndexer: false } property => property.Property,
            IParameterReferenceOperation parameter => parameter.Parameter,
            _ => null,
        };
    }
}
